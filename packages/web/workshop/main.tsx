// The Munchkin table without a server: a real game on the real engine, played by novices up to a step, then by whoever looks. For
// work on the parts and for pictures of them: ?boxes=base,star&seats=6&seed=7&steps=120&you=0&until=combat&language=fr&theme=dark
// &say=1:Hello&say=2!beg&dispute=Foul!&about&vote&host=1&clock=8000&honour&offer=trade&offer=gift&pace=days&paused&missed=9

import '@fontsource/bangers/latin-400.css'
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '../src/shell/theme.css'
import '../src/shell/frame/app.css'
import { createRoot } from 'react-dom/client'
import { Bench } from './Bench.tsx'

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Bench />)
