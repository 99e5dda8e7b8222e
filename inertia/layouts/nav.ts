/** Whether a navigation item stands for the page we are on: its own page or one below it. */
export const isCurrent = (href: string, url: string, exact = false) => {
  const path = url.split(/[?#]/)[0]
  return path === href || (!exact && path.startsWith(`${href}/`))
}
