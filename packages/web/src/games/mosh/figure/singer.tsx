import { Eyes, Fist, Limb, Shade, Shoe } from './kit.tsx'
import { bone, type Puppet } from './puppet.ts'

const leftArm = bone([76, 102], [50, 104], [44, 62])
const rightArm = bone([124, 102], [160, 112], [148, 78])
const leftLeg = bone([86, 164], [82, 190], [80, 220])
const rightLeg = bone([114, 164], [118, 190], [122, 220])

/** Big hair, bigger mouth. */
export const SINGER: Puppet = {
  bones: { leftArm, rightArm, leftLeg, rightLeg },
  headMarks: [
    [118, 42],
    [80, 66],
    [122, 62],
    [98, 36],
  ],
  body: (
    <>
      <path
        d="M76 92 L124 92 L120 128 L146 174 L132 170 L122 180 L111 170 L100 180 L89 170 L78 180 L68 170 L54 174 L80 128 Z"
        className="fill-black"
      />
      <path d="M100 102 l4 9 10 1 -8 6 3 10 -9 -6 -9 6 3 -10 -8 -6 10 -1 Z" className="fill-pink thin" />
      <path d="M80 132 Q100 140 120 132" className="line light" />
    </>
  ),
  parts: {
    head: (
      <>
        <path
          d="M100 2 L111 18 L128 5 L131 24 L150 18 L146 38 L166 42 L151 56 L164 74 L145 74 L148 94 L128 86 L72 86 L52 94 L55 74 L36 74 L49 56 L34 42 L54 38 L50 18 L69 24 L72 5 L89 18 Z"
          className="fill-pink"
        />
        <Shade d="M131 24 L150 18 L146 38 L166 42 L151 56 L164 74 L145 74 L148 94 L128 86 Z" />
        <ellipse cx={100} cy={58} rx={28} ry={30} className="fill-skin" />
        <Eyes left={[88, 48]} right={[113, 49]} />
        <path d="M79 41 l-5 -5 M84 38 l-3 -6 M90 37 l0 -6" className="line thin" />
        <ellipse cx={100} cy={73} rx={13} ry={12} className="dot" />
        <path d="M90 67 l4 5 4 -5 4 5 4 -5 4 5 2 -6 Q100 60 88 67 Z" className="fill-white thin" />
        <path d="M93 80 Q100 73 108 80 Q100 87 93 80 Z" className="fill-pink thin" />
      </>
    ),
    leftArm: (
      <>
        <Limb bone={leftArm} fill="skin" sleeve={{ fill: 'black', share: 0.35 }} />
        <path d="M38 56 L34 38 M50 54 L54 36" className="cut-ink" strokeWidth={11} />
        <path d="M38 56 L34 38 M50 54 L54 36" className="cut-skin" strokeWidth={5} />
        <Fist at={[44, 60]} />
      </>
    ),
    rightArm: (
      <>
        <Limb bone={rightArm} fill="skin" sleeve={{ fill: 'black', share: 0.3 }} />
        <path d="M152 84 L138 62" className="cut-ink" strokeWidth={11} />
        <path d="M152 84 L138 62" className="cut-grey" strokeWidth={5} />
        <circle cx={134} cy={57} r={10} className="fill-grey" />
        <path d="M127 54 h14 M127 60 h14" className="line thin" />
        <Fist at={[149, 80]} r={9} />
      </>
    ),
    leftLeg: (
      <>
        <Limb bone={leftLeg} fill="grey" />
        <path d="M76 182 l16 12 m-17 0 l15 12 m0 -24 l-16 12 m15 0 l-15 12" className="line thin" />
        <Shoe at={[79, 226]} fill="pink" />
      </>
    ),
    rightLeg: (
      <>
        <Limb bone={rightLeg} fill="grey" />
        <path d="M110 182 l16 12 m-15 0 l16 12 m-1 -24 l-16 12 m16 0 l-15 12" className="line thin" />
        <Shoe at={[123, 226]} fill="pink" toRight />
      </>
    ),
  },
}
