import type { ReactNode } from 'react'
import { client } from '~/client'
import { CheckboxField } from '~/ui/form/CheckboxField'

type Link = (words: ReactNode) => ReactNode
type Props = { children: (links: { terms: Link; privacy: Link }) => ReactNode }

/** Agreeing to our terms. Their pages open in a new tab, so that what was typed is not lost. */
export const TermsField = ({ children }: Props) => (
  <CheckboxField
    name="terms"
    required
    label={children({
      terms: (words) => (
        <a href={client.urlFor('terms_of_service')} target="_blank" rel="noreferrer">
          {words}
        </a>
      ),
      privacy: (words) => (
        <a href={client.urlFor('privacy_policy')} target="_blank" rel="noreferrer">
          {words}
        </a>
      ),
    })}
  />
)
