/** Addresses of the outside services that nobody answers at. */
import type { Outside } from '#server/outside/outside.ts'

export const nowhere: Outside = {
  stripe: { secretKey: 'none', webhookSecret: 'none', at: { protocol: 'http', host: '127.0.0.1', port: 9 } },
  plaid: { clientId: 'none', secret: 'none', basePath: 'http://127.0.0.1:9', linkScript: '/none.js' },
  method: { apiKey: 'none', baseUrl: 'http://127.0.0.1:9', webhookSecret: null },
  isSandbox: { stripe: false, plaid: false, method: false },
}
