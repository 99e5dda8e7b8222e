import { Head } from '@inertiajs/react'
import { use } from 'react'
import type { LegalText } from '~/content/legal/legalText'
import { useFormatter, useTranslations } from '~/i18n'
import classes from './Legal.module.css'

/** A legal text with its table of contents. */
export function Legal({ text }: { text: Promise<LegalText> }) {
  const t = useTranslations('public.legal')
  const format = useFormatter()
  const { title, updatedOn, intro, sections } = use(text)

  return (
    <div className={classes.page}>
      <Head title={title} />
      <header className={classes.head}>
        <h1>{title}</h1>
        <p>{t('updated', { day: format.dateTime(new Date(updatedOn), { dateStyle: 'long' }) })}</p>
      </header>
      <nav className={classes.contents} aria-labelledby="contents">
        <h2 id="contents">{t('contents')}</h2>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.text}>
        {intro.map((paragraph) => (
          <p key={paragraph} className={classes.intro}>
            {paragraph}
          </p>
        ))}
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </div>
    </div>
  )
}

function Section({ id, heading, body }: LegalText['sections'][number]) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {body.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part.list[0]}>
            {part.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )
      )}
    </section>
  )
}
