import classes from './Reference.module.css'

/** A reference stays on one line, so that it can be read out and copied. */
export const Reference = ({ children }: { children: string }) => <span className={classes.reference}>{children}</span>
