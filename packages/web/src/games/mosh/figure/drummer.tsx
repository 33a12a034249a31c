import { Eyes, Fist, Limb, Shade, Shoe } from './kit.tsx'
import { bone, type Point, type Puppet } from './puppet.ts'

const leftArm = bone([66, 106], [24, 112], [36, 66])
const rightArm = bone([134, 106], [176, 112], [164, 66])
const leftLeg = bone([82, 168], [78, 194], [76, 218])
const rightLeg = bone([118, 168], [122, 194], [124, 218])

function DrumBone({ from, to }: { readonly from: Point; readonly to: Point }) {
  const path = `M${from.join(' ')} L${to.join(' ')}`
  return (
    <>
      <circle cx={to[0] - 4} cy={to[1]} r={6} className="fill-white" />
      <circle cx={to[0] + 4} cy={to[1] - 2} r={6} className="fill-white" />
      <path d={path} className="cut-ink" strokeWidth={12} />
      <path d={path} className="cut-white" strokeWidth={6} />
    </>
  )
}

/** Wide as a door, beard, headband, two bones for sticks. */
export const DRUMMER: Puppet = {
  bones: { leftArm, rightArm, leftLeg, rightLeg },
  headMarks: [
    [118, 34],
    [78, 62],
    [124, 64],
    [96, 32],
  ],
  body: (
    <>
      <path d="M62 96 Q100 82 138 96 L146 150 Q100 190 54 150 Z" className="fill-white" />
      <path d="M60 112 Q100 122 140 112 M57 128 Q100 138 143 128" className="line stripe" />
      <path d="M66 140 L66 168 Q100 186 134 168 L134 140 Z" className="fill-pink" />
      <Shade d="M100 150 L100 178 Q122 178 134 168 L134 140 Z" />
      <path d="M70 144 L82 172 L94 148 L106 174 L118 148 L130 170" className="line" />
      <ellipse cx={100} cy={140} rx={36} ry={10} className="fill-white" />
    </>
  ),
  parts: {
    head: (
      <>
        <ellipse cx={100} cy={54} rx={36} ry={32} className="fill-skin" />
        <path d="M66 60 Q64 102 100 104 Q136 102 134 60 Q124 74 100 70 Q76 74 66 60 Z" className="fill-black" />
        <path d="M86 80 H114 L110 88 H90 Z" className="fill-white thin" />
        <path d="M93 80 v8 M100 80 v8 M107 80 v8" className="line thin" />
        <path d="M64 42 Q100 28 136 42 L136 54 Q100 40 64 54 Z" className="fill-pink" />
        <path d="M134 46 L156 38 L150 50 L158 60 L134 54 Z" className="fill-pink" />
        <Eyes left={[86, 58]} right={[114, 58]} r={5} />
      </>
    ),
    leftArm: (
      <>
        <DrumBone from={[34, 64]} to={[58, 14]} />
        <Limb bone={leftArm} fill="skin" width={20} />
        <path d="M27 92 L45 96" className="line band" />
        <Fist at={[36, 64]} r={12} />
      </>
    ),
    rightArm: (
      <>
        <DrumBone from={[166, 64]} to={[184, 16]} />
        <Limb bone={rightArm} fill="skin" width={20} />
        <path d="M155 96 L173 92" className="line band" />
        <Fist at={[164, 64]} r={12} />
      </>
    ),
    leftLeg: (
      <>
        <Limb bone={leftLeg} fill="skin" width={20} sleeve={{ fill: 'black', share: 0.5, width: 24 }} />
        <Shoe at={[76, 226]} fill="black" />
      </>
    ),
    rightLeg: (
      <>
        <Limb bone={rightLeg} fill="skin" width={20} sleeve={{ fill: 'black', share: 0.5, width: 24 }} />
        <Shoe at={[124, 226]} fill="black" toRight />
      </>
    ),
  },
}
