import Bowser from 'bowser'

/** What a browser says it is, such as "Firefox on Windows"; of one that says nothing, `null`. */
export function deviceOf(userAgent: string) {
  if (userAgent.trim() === '') return null
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' on ') || null
}
