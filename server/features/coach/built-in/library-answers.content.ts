/**
 * What the built-in coach says to questions of general knowledge: a first sentence or two without a figure, then what
 * to look for in the library, whose passages are cited below it, and a question that leads on.
 */
export type LibraryAnswer = { lead: string[]; search: string; next: string }

const debt: Record<string, LibraryAnswer> = {
  what_is_apr: {
    lead: [
      'APR is the price of borrowing for a year, as a percent of what you owe. It is the number to compare loans and cards by.',
    ],
    search: 'APR interest rate compare',
    next: 'Which debt has the highest interest rate?',
  },
  how_interest_works: {
    lead: [
      'Interest is worked out on what you owe: the balance times the rate, shared over the months or days. If your payment is not much larger than the interest, the balance barely moves.',
      'That is why anything above the minimum helps: all of it goes to the balance.',
    ],
    search: 'interest balance minimum payment',
    next: 'How much interest am I paying?',
  },
  what_is_avalanche: {
    lead: [
      'The avalanche pays the debt with the highest rate first, with the minimums on all others. With steady rates it costs the least interest.',
    ],
    search: 'avalanche highest rate first',
    next: 'Should I use avalanche or snowball?',
  },
  what_is_snowball: {
    lead: [
      'The snowball pays the smallest balance first, with the minimums on all others. The first debt is gone sooner, which keeps many people going.',
    ],
    search: 'snowball smallest balance first',
    next: 'Should I use avalanche or snowball?',
  },
  what_is_consolidation: {
    lead: [
      'To consolidate is to take one new debt and pay several old ones with it. It saves money only if the rate, the fee and the time are right. It does not make the debt smaller.',
    ],
    search: 'debt consolidation loan fee term',
    next: 'Should I consolidate my debts?',
  },
  consolidate_mine: {
    lead: [
      'It depends on three things: the new rate, the fee, and how long you take to pay. A lower payment over a longer time can cost more in all.',
      'Your dashboard works it out from your own debts under “Ways to be free sooner”, with the average rates of today.',
    ],
    search: 'debt consolidation when it saves money',
    next: 'What are the risks of consolidation?',
  },
  what_is_transfer: {
    lead: [
      'A balance transfer moves what you owe to a card with a low rate for a limited time. There is most often a fee, and when the time is over the usual rate begins.',
    ],
    search: 'balance transfer fee',
    next: 'Would a balance transfer help me?',
  },
  transfer_mine: {
    lead: [
      'A transfer helps when the fee is smaller than the interest you would pay, and when you can pay most of it before the low rate ends.',
      'Your dashboard works it out from your own cards under “Ways to be free sooner”.',
    ],
    search: 'balance transfer fee low rate ends',
    next: 'What is a balance transfer?',
  },
  refinance: {
    lead: [
      'To refinance is to take a new loan to pay the old one. Compare the total of all payments, fees included, not only the monthly payment.',
    ],
    search: 'consolidation loan total cost term',
    next: 'What is APR?',
  },
  deferred_interest: {
    lead: [
      'With deferred interest, the interest waits. If anything is left when the offer ends, all of it is charged at once, back to the first day.',
    ],
    search: 'deferred interest promotional offer',
    next: 'When does my promotional rate end?',
  },
  payday_loans: {
    lead: [
      'A payday loan or title loan costs far more than most other ways to borrow. Before one, ask a credit union for a small loan, or the creditor for more time.',
    ],
    search: 'cannot pay hardship credit counseling',
    next: 'What is a hardship program?',
  },
  cosign: {
    lead: [
      'Who co-signs owes the whole loan if the other person does not pay, and late payments show on both reports. Sign only if you could pay it yourself.',
    ],
    search: 'credit report loan co-signer',
    next: 'How do I talk to my family about money?',
  },
  studentloans: {
    lead: [
      'For federal student loans there are plans in which the payment follows what you earn. Ask your loan servicer, and look at studentaid.gov. Help with this is free: nobody should charge you a fee up front.',
    ],
    search: 'student loan income-driven repayment',
    next: 'How do I spot a scam?',
  },
  medical_debt: {
    lead: [
      'Ask for an itemized bill and check it. Then ask the hospital for its financial assistance policy: nonprofit hospitals must have one. Do not put a medical bill on a card before you have asked.',
    ],
    search: 'medical bill hospital help',
    next: 'What is a hardship program?',
  },
}

const collectors: Record<string, LibraryAnswer> = {
  collector_rights: {
    lead: [
      'A federal law, the Fair Debt Collection Practices Act, limits what a collector may do. They may not harass you, lie to you, or call at unusual hours.',
      'Do not agree to anything on the phone. Ask for the validation notice in writing. Free letters for this are on Letters, each with its rule and its deadline.',
    ],
    search: 'debt collector rights validation',
    next: 'How do I make a collector prove the debt?',
  },
  validate_debt: {
    lead: [
      'Write to the collector and ask for proof of the debt. If you do it in time after the first notice, they must stop collecting until they have sent it. There is a free letter for this on Letters.',
    ],
    search: 'debt validation collector letter',
    next: 'What can debt collectors do?',
  },
  stop_calls: {
    lead: [
      'You can tell a collector in writing to stop contacting you. They may then write only to say that they stop, or that they take a named step. The debt itself stays. There is a free letter for this on Letters.',
    ],
    search: 'debt collector stop contact',
    next: 'What can debt collectors do?',
  },
  old_debt: {
    lead: [
      'The time in which somebody may sue over a debt varies by state. Ask your attorney general’s office, or a legal aid office, before you pay or promise anything on an old debt: in some states that starts the time anew.',
    ],
    search: 'old debt statute of limitations',
    next: 'How do I make a collector prove the debt?',
  },
  sued: {
    lead: [
      'Do not ignore court papers. Answer by the date on them, even if you owe the money: without an answer the court most often decides for the other side.',
      'Talk to a legal aid office soon. For many people it is free: lsc.gov lists them. This is education, not legal advice.',
    ],
    search: 'sued debt court legal aid',
    next: 'What can debt collectors do?',
  },
  garnishment: {
    lead: [
      'For most debts a creditor needs a court’s judgment before it can take part of your pay. Some income, such as Social Security, is protected from most creditors.',
      'If it has begun, talk to a legal aid office soon: lsc.gov lists them. This is education, not legal advice.',
    ],
    search: 'garnishment court judgment pay',
    next: 'I am being sued for a debt',
  },
  bankruptcy: {
    lead: [
      'Bankruptcy is a legal way to end or reorder debts under a court. It helps some people to start again, and it has a price that lasts for years.',
      'Whether it is right for you is a question for a lawyer. A legal aid office or a nonprofit credit counselor can tell you where to begin. This is education, not legal advice.',
    ],
    search: 'bankruptcy credit counseling',
    next: 'What is credit counseling?',
  },
  settle: {
    lead: [
      'Settling means paying less than you owe to end a debt. Companies that sell it often ask you to stop paying first, which brings fees, late marks and sometimes a lawsuit. What is forgiven can count as income for tax.',
      'You can ask a creditor yourself, for free. A nonprofit credit counselor is most often the safer first step.',
    ],
    search: 'debt settlement company risks counseling',
    next: 'What is credit counseling?',
  },
  scams: {
    lead: [
      'Be careful with anyone who asks for money before they have done anything, promises a result, or tells you not to talk to your creditors. For debt relief sold by phone, a fee in advance is against the law.',
      'You can report it at reportfraud.ftc.gov.',
    ],
    search: 'scam credit repair debt relief fee',
    next: 'What is credit counseling?',
  },
}

const credit: Record<string, LibraryAnswer> = {
  what_is_utilization: {
    lead: [
      'Utilization is the share of your card limits that you use. The lower it is, the better for most scores. It counts anew each month.',
    ],
    search: 'credit utilization card limits',
    next: 'What is my credit utilization?',
  },
  how_scores_work: {
    lead: [
      'A score is made from your credit report. What counts most is paying on time and how much of your limits you use. How long you have had credit, the kinds of it, and new requests count too.',
    ],
    search: 'credit score factors payment history',
    next: 'How can I improve my credit score?',
  },
  raise_score: {
    lead: [
      'Nobody can promise you points. What helps over time: pay everything on time, use less of your card limits, keep old accounts open, and dispute what is wrong in your report.',
    ],
    search: 'improve credit score pay on time',
    next: 'What is my credit utilization?',
  },
  free_report: {
    lead: [
      'You can read your own reports for free at annualcreditreport.com, the one site that federal law has set up for it. Looking at your own report does not lower your score.',
    ],
    search: 'free credit report',
    next: 'How do I fix a mistake on my credit report?',
  },
  dispute_error: {
    lead: [
      'You can dispute it for free with the bureau that shows it. Say what is wrong, add copies of what proves it, and keep a copy yourself. The bureau must look into it and tell you the result.',
      'You can keep it as a case on Letters, which counts the days for you. With Premium it writes the letter too.',
    ],
    search: 'dispute credit report error bureau',
    next: 'How do I get my credit report?',
  },
  credit_freeze: {
    lead: [
      'A freeze locks your report, so that nobody can open an account in your name. It is free to set and to lift, at each bureau by itself, and does not touch your score.',
    ],
    search: 'credit freeze identity theft',
    next: 'What do I do about identity theft?',
  },
  identity_theft: {
    lead: [
      'Go to identitytheft.gov: it makes a plan for you, step by step, and the report you need. Freeze your credit at each bureau, and tell the bank or card company at once.',
      'You do not owe what a thief has opened in your name.',
    ],
    search: 'identity theft freeze dispute',
    next: 'How do I freeze my credit?',
  },
  close_card: {
    lead: [
      'Closing a card takes its limit away, so the share of your limits that you use goes up. If it has no yearly fee, keeping it open most often helps your score.',
    ],
    search: 'keep old accounts open utilization',
    next: 'What is credit utilization?',
  },
  hard_inquiry: {
    lead: [
      'Checking your own score never lowers it. Asking for new credit leaves a hard inquiry, which can cost a few points for a time.',
    ],
    search: 'hard inquiry credit score',
    next: 'What affects my credit score?',
  },
  late_payment: {
    lead: [
      'Pay as soon as you can, then call: if it is your first late payment, ask them to take the fee back. What is only a little late is most often not reported, and what is long overdue stays on a report for years.',
    ],
    search: 'late payment credit report fee',
    next: 'When are my payments due?',
  },
  authorized_user: {
    lead: [
      'An authorized user may use the card, and the owner must pay the bill. The account can show on both reports, for good or bad.',
    ],
    search: 'authorized user credit history',
    next: 'How can I build credit?',
  },
  secured_card: {
    lead: [
      'A secured card has a deposit behind it, and a credit-builder loan is paid back before you get the money. Both can start a credit history if you pay on time.',
    ],
    search: 'build credit history secured card',
    next: 'What affects my credit score?',
  },
}

const everyday: Record<string, LibraryAnswer> = {
  emergency_fund: {
    lead: [
      'An emergency fund is money kept apart for what you cannot foresee, so that it does not go on a card. Start small. Many people aim for a few months of what they must spend.',
    ],
    search: 'emergency fund savings',
    next: 'Should I save or pay off debt?',
  },
  make_budget: {
    lead: [
      'Write down what comes in, then what must go out: home, food, power, the way to work, minimum payments. Give what is left a task before the month begins. Then look once a week.',
    ],
    search: 'make a budget month',
    next: 'How is my budget?',
  },
  cut_spending: {
    lead: [
      'Look at the largest amounts first, not the smallest. Bills you can ask about, such as insurance and phone, save every month with one call.',
    ],
    search: 'finding extra money cut bills',
    next: 'How is my spending this month?',
  },
  extra_money: {
    lead: [
      'Start with what you can do already and the hours you truly have. What counts is what is left after tax and what the platform takes. Extra Income on Jubilee shows places, and what each keeps.',
    ],
    search: 'side hustles extra income',
    next: 'What would extra income do for my debt?',
  },
  start_saving: {
    lead: [
      'Move a small amount on the day you are paid, before you can spend it. An account apart from your daily one helps. The habit counts more than the sum.',
    ],
    search: 'start saving small amount',
    next: 'How big should my emergency fund be?',
  },
  irregular_income: {
    lead: [
      'Plan with your lowest usual month. In a good month, fill the bills of the next one first, then put the rest on debt or savings.',
    ],
    search: 'budget irregular income',
    next: 'How do I make a budget?',
  },
  family_money: {
    lead: [
      'Pick a calm hour, bring the figures, and speak of “we”. Most often you owe only what you signed for yourself; some states see debts of a marriage otherwise, so ask there.',
    ],
    search: 'talk about money family',
    next: 'How do I make a budget?',
  },
  negotiate_rate: {
    lead: [
      'Call the number on your card. Say how long you have been a customer, that you pay on time, and ask for a lower rate. If the answer is no, ask for a supervisor, or call again another day. Write down the name.',
    ],
    search: 'negotiating lower rates call',
    next: 'Which debt has the highest interest rate?',
  },
  hardship: {
    lead: [
      'Call before the payment is due and ask for a hardship program: a lower payment or rate for a time. Say what you can pay. Keep home, food, power and the way to work first.',
      'A nonprofit credit counselor helps for little or nothing: nfcc.org lists them. Dial 211 for help with rent, food and power.',
    ],
    search: 'hardship program cannot pay',
    next: 'What is credit counseling?',
  },
  credit_counseling: {
    lead: [
      'A credit counselor looks at your whole budget with you. Nonprofit ones charge little or nothing for a first talk. They can set up a plan with one payment a month, often at lower rates: nfcc.org lists them.',
    ],
    search: 'credit counseling nonprofit management plan',
    next: 'How do I ask for a lower rate?',
  },
  mortgage_trouble: {
    lead: [
      'Call your mortgage company soon and ask what they have for people who are behind. A housing counselor approved by HUD helps for free: hud.gov/counseling lists them. Do not pay anyone a fee to save your home.',
    ],
    search: 'mortgage behind housing counselor',
    next: 'What is a hardship program?',
  },
  rent_trouble: {
    lead: [
      'Talk to your landlord before the rent is late, and offer what you can by when. Dial 211 for help with rent near you. If you have court papers, see a legal aid office at once: lsc.gov lists them.',
    ],
    search: 'rent help cannot pay',
    next: 'Can I get a grant?',
  },
  car_trouble: {
    lead: [
      'Call the lender before you miss a payment and ask for more time, or to move a payment to the end. In many states a lender may take the car soon after a missed payment, so speak early.',
    ],
    search: 'car loan behind lender',
    next: 'What is a hardship program?',
  },
  home_afford: {
    lead: [
      'The Home Buying Guide on your dashboard works it out from your income and your monthly debts, by the usual limits of lenders, with taxes and insurance if you like.',
    ],
    search: 'home buying afford',
    next: 'What is my credit score?',
  },
}

export const libraryAnswers: Readonly<Record<string, LibraryAnswer>> = {
  ...debt,
  ...collectors,
  ...credit,
  ...everyday,
}
