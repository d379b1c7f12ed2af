/** With the route, not with the page: its head, and what stands until it is there. */
export const landingHead = {
  title: 'Jubilee: see the day you owe nothing',
  description:
    'Enter your debts and see, to the cent, when you could be free, what each order of payment costs, and the next step to take. Education only.',
}

export const loadingLanding = 'Loading the page'
