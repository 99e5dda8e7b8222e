import { useLayoutEffect } from 'react'
import { brandOf } from './brand'

/**
 * Gives the page an organisation's colour while one is in its area. On `<html>`, where Mantine and the menus and
 * dialogs outside the frame take their colours from.
 */
export function useBrand(brandColour: string) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const { colour, on, ink, night, hover } = brandOf(brandColour)
    const tokens = {
      '--brand': colour,
      '--on-brand': on,
      '--pine-7': `light-dark(${ink}, ${night})`,
      '--filled': ink,
      '--filled-hover': hover,
    }
    for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value)
    return () => {
      for (const name of Object.keys(tokens)) style.removeProperty(name)
    }
  }, [brandColour])
}
