import { Shell } from '../../shell/frame/Shell.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { ABOUT_WORDS } from './words.ts'

export function About() {
  const say = ABOUT_WORDS[useLanguage()]
  return (
    <Shell title={say.title}>
      <article className="paper taped prose">
        <h1>{say.title}</h1>
        <h2>{say.whatTitle}</h2>
        <p>{say.what}</p>
        <h2>{say.whoseTitle}</h2>
        <p>{say.whose}</p>
        <h2>{say.fairTitle}</h2>
        <p>{say.fair}</p>
        <h2>{say.keptTitle}</h2>
        <p>{say.kept}</p>
        <h2>{say.thanksTitle}</h2>
        <ul>
          <li>{say.bangers}</li>
          <li>{say.atkinson}</li>
          <li>{say.icons}</li>
          <li>{say.zzfx}</li>
          <li>{say.react}</li>
        </ul>
        <h2>{say.licenceTitle}</h2>
        <p>{say.licence}</p>
      </article>
    </Shell>
  )
}
