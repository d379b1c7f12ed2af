/**
 * The words of Plaid's interface that we send and read, in the types of its SDK but without loading it: its source is
 * 10 MB, and 30 MB of memory. The SDK itself is loaded when a bank is first asked (ports/banking/plaid-asking.ts).
 */
import type * as plaid from 'plaid'

export const Products = {
  Liabilities: 'liabilities' as plaid.Products.Liabilities,
  Transactions: 'transactions' as plaid.Products.Transactions,
}

export const CountryCode = { Us: 'US' as plaid.CountryCode.Us }

export const AccountType = {
  Credit: 'credit' as plaid.AccountType.Credit,
  Depository: 'depository' as plaid.AccountType.Depository,
  Loan: 'loan' as plaid.AccountType.Loan,
}

export const AccountSubtype = {
  Auto: 'auto' as plaid.AccountSubtype.Auto,
  Checking: 'checking' as plaid.AccountSubtype.Checking,
  Consumer: 'consumer' as plaid.AccountSubtype.Consumer,
  CreditCard: 'credit card' as plaid.AccountSubtype.CreditCard,
  Mortgage: 'mortgage' as plaid.AccountSubtype.Mortgage,
  Savings: 'savings' as plaid.AccountSubtype.Savings,
  Student: 'student' as plaid.AccountSubtype.Student,
}

export const AprType = {
  BalanceTransfer: 'balance_transfer_apr' as plaid.APRAprTypeEnum.BalanceTransferApr,
  Cash: 'cash_apr' as plaid.APRAprTypeEnum.CashApr,
  Purchase: 'purchase_apr' as plaid.APRAprTypeEnum.PurchaseApr,
  Special: 'special' as plaid.APRAprTypeEnum.Special,
}

export const ErrorType = {
  Api: 'API_ERROR' as plaid.PlaidErrorType.ApiError,
  Institution: 'INSTITUTION_ERROR' as plaid.PlaidErrorType.InstitutionError,
  InvalidInput: 'INVALID_INPUT' as plaid.PlaidErrorType.InvalidInput,
  InvalidRequest: 'INVALID_REQUEST' as plaid.PlaidErrorType.InvalidRequest,
  Item: 'ITEM_ERROR' as plaid.PlaidErrorType.ItemError,
  Oauth: 'OAUTH_ERROR' as plaid.PlaidErrorType.OauthError,
  Transactions: 'TRANSACTIONS_ERROR' as plaid.PlaidErrorType.TransactionsError,
}

/** Words that only the sandbox's answers have. */
export const sandboxWords = {
  holder: 'personal' as plaid.AccountHolderCategory.Personal,
  loanStatus: {
    repaying: 'repayment' as plaid.StudentLoanStatusTypeEnum.Repayment,
    deferred: 'deferment' as plaid.StudentLoanStatusTypeEnum.Deferment,
  },
  repaymentPlan: 'standard' as plaid.StudentRepaymentPlanTypeEnum.Standard,
  itemUpdate: 'background' as plaid.ItemUpdateTypeEnum.Background,
  allUpdated: 'HISTORICAL_UPDATE_COMPLETE' as plaid.TransactionsUpdateStatus.HistoricalUpdateComplete,
  channel: 'other' as plaid.TransactionPaymentChannelEnum.Other,
  environment: 'sandbox' as plaid.WebhookEnvironmentValues.Sandbox,
}
