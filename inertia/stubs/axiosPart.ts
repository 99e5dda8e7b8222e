/** In place of parts of axios that no page here calls: we send JSON, or a FormData as it is. */
const refuse = () => {
  throw new Error('This part of axios is left out of the pages')
}

export default refuse
