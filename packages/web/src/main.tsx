import '@fontsource/bangers/latin-400.css'
import '@fontsource/bangers/latin-ext-400.css'
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import './shell/theme.css'
import './shell/frame/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { letters } from './shell/browser/letters.ts'
import { keepForOffline } from './shell/offline/offline.ts'
import { watchOtherTabs } from './shell/settings/settings.ts'

watchOtherTabs()
keepForOffline()

const page = document.getElementById('page')
if (page === null) throw new Error('index.html has a place for the page')
void letters().then(() =>
  createRoot(page).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
