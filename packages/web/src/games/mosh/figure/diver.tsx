import { Eyes, Fist, Limb, Shade, Shoe } from './kit.tsx'
import { bone, type Puppet } from './puppet.ts'

const leftArm = bone([76, 104], [48, 84], [12, 96])
const rightArm = bone([124, 104], [152, 84], [188, 82])
const leftLeg = bone([86, 160], [72, 192], [50, 212])
const rightLeg = bone([114, 160], [138, 180], [156, 210])

/** Arms and legs everywhere, cap on backwards: mid-jump, still. */
export const DIVER: Puppet = {
  bones: { leftArm, rightArm, leftLeg, rightLeg },
  headMarks: [
    [118, 58],
    [82, 70],
    [112, 80],
    [98, 34],
  ],
  body: (
    <>
      <path d="M76 92 L124 92 L126 166 L74 166 Z" className="fill-skin" />
      <path d="M90 112 h20 M90 122 h20 M92 132 h16" className="line thin" />
      <path d="M76 92 L90 92 L86 160 L70 160 Z" className="fill-black" />
      <path d="M124 92 L110 92 L114 160 L130 160 Z" className="fill-black" />
      <path d="M76 104 l8 0 M75 114 l8 0 M117 104 l8 0 M118 114 l8 0" className="line light" />
      <path d="M72 156 L128 156 L132 174 L100 170 L68 174 Z" className="fill-pink" />
    </>
  ),
  parts: {
    head: (
      <>
        <path d="M78 56 Q76 92 100 92 Q126 92 124 56 Z" className="fill-skin" />
        <path d="M72 56 Q70 22 102 22 Q132 24 130 56 Z" className="fill-pink" />
        <Shade d="M104 22 Q132 24 130 56 L108 56 Q116 36 104 22 Z" />
        <path d="M72 54 L42 62 Q38 46 74 38 Z" className="fill-pink" />
        <path d="M92 40 Q100 30 112 40 L112 48 L92 48 Z" className="fill-skin thin" />
        <path d="M94 40 l-6 -22 10 12 4 -18 6 18 10 -10 -6 20 Z" className="fill-black" />
        <path d="M72 56 H130" className="line" />
        <Eyes left={[112, 64]} right={[90, 65]} r={5} />
        <path d="M84 76 Q100 94 118 76 Z" className="dot" />
        <path d="M88 77 h7 v5 h-6 Z M104 77 h8 l-2 5 h-6 Z" className="fill-white thin" />
      </>
    ),
    leftArm: (
      <>
        <Limb bone={leftArm} fill="skin" />
        <path d="M2 90 L-8 82 M0 98 L-12 98 M4 104 L-6 110" className="cut-ink" strokeWidth={9} />
        <path d="M2 90 L-8 82 M0 98 L-12 98 M4 104 L-6 110" className="cut-skin" strokeWidth={4} />
        <Fist at={[10, 96]} />
        <path d="M26 82 L24 102" className="line band" />
      </>
    ),
    rightArm: (
      <>
        <Limb bone={rightArm} fill="skin" />
        <path d="M198 76 L208 68 M200 84 L212 84 M196 90 L206 96" className="cut-ink" strokeWidth={9} />
        <path d="M198 76 L208 68 M200 84 L212 84 M196 90 L206 96" className="cut-skin" strokeWidth={4} />
        <Fist at={[190, 82]} />
        <path d="M174 74 L176 94" className="line band" />
      </>
    ),
    leftLeg: (
      <>
        <Limb bone={leftLeg} fill="skin" sleeve={{ fill: 'grey', share: 0.55, width: 20 }} />
        <Shoe at={[46, 222]} fill="white" />
      </>
    ),
    rightLeg: (
      <>
        <Limb bone={rightLeg} fill="skin" sleeve={{ fill: 'grey', share: 0.55, width: 20 }} />
        <Shoe at={[160, 222]} fill="white" toRight />
      </>
    ),
  },
}
