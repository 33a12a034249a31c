// What is told in one line, and not as a fault of the program.

export class Mistake extends Error {}

export const CHANGED = 'the code or its tests changed during the run; run it again'
