/** In place of parts of pusher-js that no page here calls (vite/pusher.ts). */
const refuse = () => {
  throw new Error('This part of pusher-js is left out of the pages')
}

export default refuse
export const Dependencies = { load: refuse }
export const DependenciesReceivers = {}
export const ScriptReceivers = {}
