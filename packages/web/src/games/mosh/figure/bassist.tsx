import { Fist, Limb, Shade, Shoe } from './kit.tsx'
import { bone, type Puppet } from './puppet.ts'

const leftArm = bone([78, 104], [36, 122], [80, 148])
const rightArm = bone([122, 104], [144, 132], [156, 102])
const leftLeg = bone([91, 164], [86, 190], [84, 220])
const rightLeg = bone([109, 164], [114, 190], [116, 220])

/** Long and thin, behind a curtain of hair and a pink bass. */
export const BASSIST: Puppet = {
  bones: { leftArm, rightArm, leftLeg, rightLeg },
  headMarks: [
    [100, 70],
    [89, 82],
    [112, 82],
    [100, 24],
  ],
  body: (
    <>
      <path d="M78 92 L122 92 L117 172 L83 172 Z" className="fill-white" />
      <path
        d="M86 104 Q100 110 114 104 M87 114 Q100 120 113 114 M88 124 Q100 130 112 124 M100 98 v30"
        className="line"
      />
      <path d="M96 146 L186 72" className="cut-ink" strokeWidth={14} />
      <path d="M96 146 L186 72" className="cut-black" strokeWidth={8} />
      <path d="M180 62 L200 56 L202 70 L190 82 Z" className="fill-pink" />
      <path d="M186 58 l-3 -7 M196 56 l1 -8 M202 66 l8 0 M197 77 l6 5" className="line" />
      <path
        d="M66 140 Q52 122 72 122 Q84 126 92 134 Q110 124 116 140 Q124 160 104 166 Q92 182 70 172 Q52 160 66 140 Z"
        className="fill-pink"
      />
      <Shade d="M66 140 Q52 160 70 172 Q92 182 104 166 Q84 168 66 140 Z" />
      <path d="M84 158 L112 136" className="line light" />
      <circle cx={84} cy={158} r={4} className="dot" />
    </>
  ),
  parts: {
    head: (
      <>
        <rect x={79} y={26} width={42} height={66} rx={14} className="fill-skin" />
        <path d="M88 80 H112 M92 76 v8 M100 76 v8 M108 76 v8" className="line thin" />
        <path d="M100 60 l-5 12 h9" className="line thin" />
        <path
          d="M62 108 L64 44 Q66 8 100 8 Q134 8 136 44 L138 108 L124 98 L122 58 L113 68 L106 50 L100 64 L94 50 L87 68 L78 58 L76 98 Z"
          className="fill-black"
        />
        <path d="M72 92 L74 44 Q78 22 96 18 M128 92 L126 44" className="line light thin" />
      </>
    ),
    leftArm: (
      <>
        <Limb bone={leftArm} fill="skin" width={13} sleeve={{ fill: 'white', share: 0.25 }} />
        <Fist at={[80, 149]} r={9} />
      </>
    ),
    rightArm: (
      <>
        <Limb bone={rightArm} fill="skin" width={13} sleeve={{ fill: 'white', share: 0.3 }} />
        <Fist at={[156, 100]} r={9} />
      </>
    ),
    leftLeg: (
      <>
        <Limb bone={leftLeg} fill="black" width={13} />
        <path d="M83 192 l8 2" className="line light thin" />
        <Shoe at={[83, 226]} fill="white" />
      </>
    ),
    rightLeg: (
      <>
        <Limb bone={rightLeg} fill="black" width={13} />
        <path d="M110 198 l8 -3" className="line light thin" />
        <Shoe at={[117, 226]} fill="white" toRight />
      </>
    ),
  },
}
