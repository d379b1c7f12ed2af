/** A person who pays: the plan is bought on the sandbox's own payment page, as anybody buys it, but without the browser. */
import { expect, type BrowserContext } from '@playwright/test'

const ownOrigin = `http://localhost:${process.env['JUBILEE_E2E_PORT']}`

const testCard = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 44',
  cvc: '123',
  name: 'Ruth Bennett',
  postalCode: '78701',
}

/** Buys Pro for the signed-in person, and waits until the processor has told of it. */
export async function buyPro({ request }: BrowserContext): Promise<void> {
  const headers = { origin: ownOrigin }
  const data = { planId: 'price_monthly' }
  const begun = await request.post('/api/create-checkout-session', { data, headers })
  expect(begun.status(), 'the checkout begins').toBe(200)
  const { url } = (await begun.json()) as { url: string }
  const paid = await request.post(url, { form: testCard, headers, maxRedirects: 0 })
  expect(paid.status(), 'the payment page leads back').toBe(303)
  await expect(async () => {
    const user = (await (await request.get('/api/auth/user')).json()) as { subscriptionStatus: string }
    expect(['trialing', 'active']).toContain(user.subscriptionStatus)
  }).toPass({ intervals: [100, 200, 400] })
}
