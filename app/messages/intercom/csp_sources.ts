import type { ChatRegion } from '#app/messages/intercom/chat_region'

const REGIONAL = {
  us: {
    suffix: '',
    sockets: ['nexus-websocket-a.intercom.io', 'nexus-websocket-b.intercom.io'],
    uploads: ['uploads.intercomcdn.com'],
    images: [
      'static.intercomassets.com',
      'downloads.intercomcdn.com',
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `*.intercom-attachments-${number}.com`),
    ],
  },
  eu: {
    suffix: '.eu',
    sockets: ['nexus-europe-websocket.intercom.io'],
    uploads: ['uploads.intercomcdn.eu', 'uploads.eu.intercomcdn.com'],
    images: ['static.intercomassets.eu', 'downloads.intercomcdn.eu', '*.intercom-attachments.eu'],
  },
  ap: {
    suffix: '.au',
    sockets: ['nexus-australia-websocket.intercom.io'],
    uploads: ['uploads.au.intercomcdn.com'],
    images: ['static.au.intercomassets.com', 'downloads.au.intercomcdn.com', '*.au.intercom-attachments.com'],
  },
}

/** https://www.intercom.com/help/en/articles/3894-using-intercom-with-content-security-policy, without video. */
export function cspSources(region: ChatRegion) {
  const { suffix, sockets, uploads, images } = REGIONAL[region]
  const api = `api-iam${suffix}.intercom.io`

  return {
    scriptSrc: https('app.intercom.io', 'widget.intercom.io', 'js.intercomcdn.com'),
    connectSrc: [
      ...https(api, `api${suffix}.intercom.io`, 'api-ping.intercom.io', 'via.intercom.io'),
      ...https('*.intercom-messenger.com', ...sockets, ...uploads, 'uploads.intercomusercontent.com'),
      ...['*.intercom-messenger.com', ...sockets].map((host) => `wss://${host}`),
    ],
    imgSrc: https(
      'js.intercomcdn.com',
      'gifs.intercomcdn.com',
      'video-messages.intercomcdn.com',
      'uploads.intercomusercontent.com',
      `messenger-apps${suffix}.intercom.io`,
      ...images
    ),
    fontSrc: https('js.intercomcdn.com', 'fonts.intercomcdn.com'),
    mediaSrc: https('js.intercomcdn.com'),
    frameSrc: https('intercom-sheets.com', 'www.intercom-reporting.com'),
    formAction: https('intercom.help', api),
  }
}

const https = (...hosts: string[]) => hosts.map((host) => `https://${host}`)
