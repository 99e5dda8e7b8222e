import { TextField } from '~/ui/form/TextField'

type Props = { label: string; autoFocus?: boolean }

/** The six digits of an authenticator app; some show them with a gap. */
export const CodeField = ({ label, autoFocus }: Props) => (
  <TextField
    name="code"
    label={label}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={7}
    autoFocus={autoFocus}
    required
  />
)
