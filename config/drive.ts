import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, services } from '@adonisjs/drive'

/** Where uploads lie; outside the build, so that a new build keeps them. */
export const DRIVE_ROOT = env.get('DRIVE_ROOT') ?? app.makePath('storage')

const driveConfig = defineConfig({
  default: 'fs',
  services: {
    fs: services.fs({
      location: DRIVE_ROOT,
      serveFiles: false,
      visibility: 'private',
    }),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
