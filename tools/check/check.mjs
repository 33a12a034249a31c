// `npm run check`: what can be said about the code without running it.

import { build, run, staticChecks } from '../common/steps.mjs'

const failed = [build, ...staticChecks].filter((step) => !run(step))
console.log(failed.length === 0 ? 'all is well' : `failed: ${failed.map((step) => step.name).join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
