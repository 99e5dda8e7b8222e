import type { Rival } from '#app/money/statements/rivals'
import { Link } from '@adonisjs/inertia/react'
import { statementUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'

/** The others that begin as this statement does, of which one is the bank's. */
export function Rivals({ rivals }: { rivals: Rival[] }) {
  const t = useTranslations('admin.statement')
  const money = useMoney()

  return (
    <>
      <p>{t('rivals', { count: rivals.length })}</p>
      <ul>
        {rivals.map(({ reference, linesCount, closingCents }) => (
          <li key={reference}>
            <Link href={statementUrl(reference)}>
              {t('rival', { reference, lines: linesCount, closing: money(closingCents) })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
