import '@mantine/core/styles/Combobox.layer.css'

/** A select with its styles, which do not come by themselves. */
export { NativeSelect } from '@mantine/core'
