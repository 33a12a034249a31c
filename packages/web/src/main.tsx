import '@fontsource/bangers/latin-400.css'
import '@fontsource/bangers/latin-ext-400.css'
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import './theme.css'
import './app/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { watchOtherTabs } from './settings/settings.ts'
import { keepForOffline } from './worker/offline.ts'

watchOtherTabs()
keepForOffline()

const page = document.getElementById('page')
if (page === null) throw new Error('index.html has a place for the page')
createRoot(page).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
