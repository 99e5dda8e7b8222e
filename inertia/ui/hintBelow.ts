import type { TextInputProps } from '@mantine/core'

/** A hint stands under its field, so that label and field stay together. */
export const HINT_BELOW: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'error', 'description']
