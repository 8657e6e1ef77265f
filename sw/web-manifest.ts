// How the app introduces itself to the device that installs it.
import type { VitePWAOptions } from 'vite-plugin-pwa'

const png = (size: number, name = `icon-${size}`) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})

export const webManifest: VitePWAOptions['manifest'] = {
  id: '/',
  name: 'Fairlead',
  short_name: 'Fairlead',
  description: 'Applications and assessments that never lose an answer.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#f7f8fa',
  background_color: '#f7f8fa',
  categories: ['business', 'productivity'],
  icons: [
    png(192),
    png(512),
    { ...png(512, 'icon-maskable-512'), purpose: 'maskable' },
    { ...png(512, 'icon-monochrome-512'), purpose: 'monochrome' },
  ],
  shortcuts: [{ name: 'My progress', url: '/user/progress', icons: [png(192)] }],
  screenshots: [
    {
      src: '/screenshots/narrow.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'A question, on a phone',
    },
    {
      src: '/screenshots/wide.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'The applicants of a requisition, on a computer',
    },
  ],
}
