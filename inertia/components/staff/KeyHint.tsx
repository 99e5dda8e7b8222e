import type { ReactNode } from 'react'
import classes from './KeyHint.module.css'

export const kbd = (key: ReactNode) => <kbd className={classes.key}>{key}</kbd>
