import { Head } from '@inertiajs/react'
import type { ReactNode } from 'react'

type Props = { step: string; title: string; lead: string; children: ReactNode }

export function OnboardingFrame({ title, lead, children }: Props) {
  return (
    <>
      <Head title={title} />
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </>
  )
}
