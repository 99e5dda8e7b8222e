import type { Page } from '@inertiajs/core'

/** Whether an answer is of the address where it was asked: another page begins at its top. */
export const isSamePage = ({ url }: Page) => new URL(url, location.href).pathname === location.pathname
