import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { http, inertiaHttp } from '~/http'
import { setSocketId } from '~/http/socketId'

type Sent = { method: string; url: string; timeout: number; headers: Record<string, string> }

let sent: Promise<Sent>

/** What would have left the browser. */
beforeEach(() => {
  const headers: Sent['headers'] = {}
  const opened = { method: '', url: '' }
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation((method, url) => {
    Object.assign(opened, { method, url: String(url) })
  })
  vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation((name, value) => {
    headers[name.toLowerCase()] = value
  })
  sent = new Promise((resolve) => {
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
      resolve({ ...opened, headers, timeout: this.timeout })
    })
  })
  document.cookie = `XSRF-TOKEN=${encodeURIComponent('e:token=')}`
})

afterEach(() => {
  vi.restoreAllMocks()
  setSocketId(() => undefined)
})

describe('a call', () => {
  test('asks for JSON, says that a script sent it, carries the anti-forgery token, and waits', async () => {
    const axios = await http()
    void axios.get('/anything')
    const { headers, timeout } = await sent
    expect(headers).toMatchObject({
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': 'e:token=',
    })
    expect(headers).not.toHaveProperty('x-socket-id')
    expect(timeout).toBe(0)
  })

  test('names its socket while there is a connection', async () => {
    setSocketId(() => '123.456')
    const axios = await http()
    void axios.post('/anything')
    expect((await sent).headers['x-socket-id']).toBe('123.456')
  })

  test('writes its parameters as the server reads them', async () => {
    const axios = await http()
    void axios.get('/anything', { params: { list: ['a', 'b'], of: { city: 'Den Haag' } } })
    expect(decodeURIComponent((await sent).url)).toBe('/anything?list=a&list=b&of[city]=Den Haag')
  })

  test('by Inertia goes the same way and asks for a page', async () => {
    setSocketId(() => '123.456')
    const headers = { Accept: 'text/html, application/xhtml+xml', 'X-Inertia': 'true' }
    void inertiaHttp.request({ method: 'get', url: '/claims', headers })
    expect((await sent).headers).toMatchObject({
      accept: 'text/html, application/xhtml+xml',
      'x-inertia': 'true',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': 'e:token=',
      'x-socket-id': '123.456',
    })
  })
})
