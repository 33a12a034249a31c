// `npm run check`: what can be said about the code without running it.

import { runTogether } from '../common/beside.mjs'
import { build, run, staticChecks } from '../common/steps.mjs'

const found = [{ step: build, passed: run(build) }, ...(await runTogether(staticChecks))]
const failed = found.filter(({ passed }) => !passed).map(({ step }) => step.name)
console.log(failed.length === 0 ? 'all is well' : `failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
