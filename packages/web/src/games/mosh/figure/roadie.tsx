import { Eyes, Fist, Limb, Shade, Shoe } from './kit.tsx'
import { bone, type Puppet } from './puppet.ts'

const leftArm = bone([70, 106], [42, 124], [48, 152])
const rightArm = bone([130, 106], [164, 122], [158, 84])
const leftLeg = bone([84, 168], [82, 194], [80, 220])
const rightLeg = bone([116, 168], [118, 194], [120, 220])

/** Woolly hat, headset, a cable over the shoulder and tape for everything. */
export const ROADIE: Puppet = {
  bones: { leftArm, rightArm, leftLeg, rightLeg },
  headMarks: [
    [116, 78],
    [84, 74],
    [122, 60],
    [100, 54],
  ],
  body: (
    <>
      <path d="M66 94 L134 94 L132 172 L68 172 Z" className="fill-black" />
      <text x={96} y={140} className="print">
        STAFF
      </text>
      <g className="cable">
        <ellipse cx={118} cy={124} rx={16} ry={30} transform="rotate(18 118 124)" />
      </g>
      <path d="M66 160 L134 160 L134 174 L66 174 Z" className="fill-grey" />
      <path d="M78 160 v22 h12 v-22 M110 160 v18 h10 v-18" className="fill-white thin" />
    </>
  ),
  parts: {
    head: (
      <>
        <path d="M72 50 L128 50 L124 84 Q100 98 76 84 Z" className="fill-skin" />
        <Shade d="M74 72 Q100 84 126 72 L124 84 Q100 98 76 84 Z" />
        <path d="M70 48 Q68 8 100 8 Q132 8 130 48 Z" className="fill-black" />
        <circle cx={100} cy={6} r={8} className="fill-pink" />
        <path d="M66 42 H134 V54 H66 Z" className="fill-grey" />
        <path d="M76 42 v12 M88 42 v12 M100 42 v12 M112 42 v12 M124 42 v12" className="line thin" />
        <Eyes left={[88, 64]} right={[113, 64]} r={5} />
        <path d="M90 82 H112 M96 78 v8 M104 78 v8" className="line thin" />
        <path d="M62 58 Q58 -6 100 -2 Q142 -6 138 58" className="line headband" />
        <rect x={54} y={50} width={16} height={26} rx={7} className="fill-pink" />
        <rect x={130} y={50} width={16} height={26} rx={7} className="fill-pink" />
        <path d="M62 76 Q64 92 84 90" className="line" />
        <circle cx={86} cy={90} r={5} className="dot" />
      </>
    ),
    leftArm: (
      <>
        <Limb bone={leftArm} fill="skin" sleeve={{ fill: 'black', share: 0.4 }} />
        <path d="M36 128 l18 4" className="line tape" />
        <circle cx={46} cy={166} r={15} className="fill-pink" />
        <circle cx={46} cy={166} r={6} className="fill-white" />
        <Fist at={[48, 152]} />
      </>
    ),
    rightArm: (
      <>
        <path d="M158 84 L160 62" className="cut-ink" strokeWidth={14} />
        <path d="M158 84 L160 62" className="cut-grey" strokeWidth={8} />
        <path d="M148 60 L172 60 L178 44 L142 44 Z" className="fill-white" />
        <path d="M148 34 l-4 -14 M160 32 v-16 M172 34 l4 -14" className="line" />
        <Limb bone={rightArm} fill="skin" sleeve={{ fill: 'black', share: 0.4 }} />
        <Fist at={[158, 84]} />
      </>
    ),
    leftLeg: (
      <>
        <Limb bone={leftLeg} fill="skin" width={14} sleeve={{ fill: 'grey', share: 0.55, width: 24 }} />
        <Shoe at={[80, 226]} fill="black" />
      </>
    ),
    rightLeg: (
      <>
        <Limb bone={rightLeg} fill="skin" width={14} sleeve={{ fill: 'grey', share: 0.55, width: 24 }} />
        <path d="M112 202 l16 2" className="line tape" />
        <Shoe at={[120, 226]} fill="black" toRight />
      </>
    ),
  },
}
