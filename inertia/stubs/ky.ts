/**
 * In place of `ky`, which Tuyau's client would bring along for calls to an API. Pages here talk to the server
 * through Inertia alone and use Tuyau for the addresses of routes.
 */
const refuse = () => {
  throw new Error('Talk to the server through Inertia: <Form>, <ActionButton> or router.')
}

export class HTTPError extends Error {}
export default { create: () => refuse }
