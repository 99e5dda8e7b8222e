import type { Attributes } from '#app/platform/shared/xml/parse_xml'

export type XmlElement = {
  name: string
  attributes: Attributes
  text: string
  children: XmlElement[]
}

export const childrenOf = (element: XmlElement | null, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? []

export function childOf(element: XmlElement | null, ...path: string[]): XmlElement | null {
  let found = element
  for (const name of path) {
    found = found?.children.find((child) => child.name === name) ?? null
  }
  return found
}

export const textOf = (element: XmlElement | null, ...path: string[]): string | null =>
  childOf(element, ...path)?.text.trim() || null
