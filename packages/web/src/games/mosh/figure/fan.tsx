import { Fist, Limb, Shade, Shoe } from './kit.tsx'
import { bone, type Puppet } from './puppet.ts'

const leftArm = bone([76, 104], [40, 108], [38, 64])
const rightArm = bone([124, 104], [160, 118], [170, 82])
const leftLeg = bone([86, 166], [82, 192], [80, 216])
const rightLeg = bone([114, 166], [118, 192], [120, 216])

/** Bunches, heart glasses, stripes and a banner: in the front row since her funeral. */
export const FAN: Puppet = {
  bones: { leftArm, rightArm, leftLeg, rightLeg },
  headMarks: [
    [114, 76],
    [82, 74],
    [102, 84],
    [120, 64],
  ],
  body: (
    <>
      <path d="M76 92 L124 92 L122 152 L78 152 Z" className="fill-white" />
      <circle cx={100} cy={116} r={12} className="dot" />
      <path d="M92 124 h16 v8 h-16 Z" className="dot" />
      <path d="M94 113 l4 4 m0 -4 l-4 4 M102 113 l4 4 m0 -4 l-4 4" className="line light thin" />
      <path
        d="M76 146 L124 146 L154 172 L140 174 L134 184 L120 174 L110 186 L100 174 L90 186 L80 174 L66 184 L60 174 L46 172 Z"
        className="fill-pink"
      />
      <Shade d="M100 146 L124 146 L154 172 L140 174 L134 184 L120 174 L110 186 L100 174 Z" />
    </>
  ),
  parts: {
    head: (
      <>
        <path d="M74 44 Q38 34 42 66 Q40 96 62 100 Q58 70 78 60 Z" className="fill-black" />
        <path d="M126 44 Q162 34 158 66 Q160 96 138 100 Q142 70 122 60 Z" className="fill-black" />
        <circle cx={72} cy={46} r={7} className="fill-pink" />
        <circle cx={128} cy={46} r={7} className="fill-pink" />
        <ellipse cx={100} cy={60} rx={29} ry={31} className="fill-skin" />
        <path
          d="M69 58 Q66 20 100 20 Q134 20 131 58 L122 44 L114 54 L104 42 L96 54 L86 42 L78 54 Z"
          className="fill-black"
        />
        <path d="M87 72 q-13 -9 -9 -17 q6 -6 9 2 q3 -8 9 -2 q4 8 -9 17 Z" className="fill-pink" />
        <path d="M113 72 q-13 -9 -9 -17 q6 -6 9 2 q3 -8 9 -2 q4 8 -9 17 Z" className="fill-pink" />
        <path d="M96 60 h8" className="line" />
        <path d="M88 80 Q100 90 112 78" className="line" />
        <path d="M93 83 l2 6 3 -4 Z" className="fill-white thin" />
      </>
    ),
    leftArm: (
      <>
        <path d="M38 66 L36 30" className="cut-ink" strokeWidth={10} />
        <path d="M38 66 L36 30" className="cut-white" strokeWidth={4} />
        <g transform="rotate(-9 34 24)">
          <rect x={-16} y={4} width={92} height={32} className="fill-white" />
          <text x={30} y={29} className="banner">
            ENCORE!
          </text>
        </g>
        <Limb bone={leftArm} fill="skin" width={14} sleeve={{ fill: 'white', share: 0.3 }} />
        <Fist at={[38, 64]} />
      </>
    ),
    rightArm: (
      <>
        <Limb bone={rightArm} fill="skin" width={14} sleeve={{ fill: 'white', share: 0.3 }} />
        <path d="M164 76 L158 62 M171 74 L171 58 M177 77 L184 64" className="cut-ink" strokeWidth={9} />
        <path d="M164 76 L158 62 M171 74 L171 58 M177 77 L184 64" className="cut-skin" strokeWidth={4} />
        <Fist at={[170, 80]} />
        <path d="M158 96 L176 100" className="line band" />
      </>
    ),
    leftLeg: (
      <>
        <Limb bone={leftLeg} fill="white" />
        <path d="M77 184 h16 M76 196 h16 M74 207 h16" className="line stripe" />
        <Shoe at={[79, 224]} fill="black" />
      </>
    ),
    rightLeg: (
      <>
        <Limb bone={rightLeg} fill="white" />
        <path d="M107 184 h16 M109 196 h16 M111 207 h16" className="line stripe" />
        <Shoe at={[121, 224]} fill="black" toRight />
      </>
    ),
  },
}
