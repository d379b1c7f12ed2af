import * as plaid from 'plaid'
import { expect, it } from 'vitest'
import {
  AccountSubtype,
  AccountType,
  AprType,
  CountryCode,
  ErrorType,
  Products,
  sandboxWords as words,
} from './plaid-words.ts'

it.each([
  [Products, plaid.Products],
  [CountryCode, plaid.CountryCode],
  [AccountType, plaid.AccountType],
  [AccountSubtype, plaid.AccountSubtype],
  [AprType, plaid.APRAprTypeEnum],
  [ErrorType, plaid.PlaidErrorType],
  [[words.holder], plaid.AccountHolderCategory],
  [words.loanStatus, plaid.StudentLoanStatusTypeEnum],
  [[words.repaymentPlan], plaid.StudentRepaymentPlanTypeEnum],
  [[words.itemUpdate], plaid.ItemUpdateTypeEnum],
  [[words.allUpdated], plaid.TransactionsUpdateStatus],
  [[words.channel], plaid.TransactionPaymentChannelEnum],
  [[words.environment], plaid.WebhookEnvironmentValues],
])('%o are words of the SDK', (own, theirs) => {
  expect(Object.values(theirs)).toEqual(expect.arrayContaining(Object.values(own)))
})
