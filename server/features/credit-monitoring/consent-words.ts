/**
 * What a person agrees to before anything about them is asked for. A change of the words needs a new version: what
 * was agreed to before stays as it was.
 */

export const CONSENT_VERSION = '2026-11-20'

/** paragraphs, parted by an empty line */
export const CONSENT_WORDS = `I ask Jubilee to get my credit scores, and what they rest on, from Experian and TransUnion. This is my written instruction under the Fair Credit Reporting Act.

To find my file, Jubilee sends my name, birth date and phone number to Method Financial, which asks the bureaus. Jubilee does not keep my birth date or my phone number.

Jubilee asks when I press a sync button, and on the days I choose for monitoring. This is a soft check. Lenders do not see it, and it does not lower my score.

Jubilee keeps these words, with the time and the network address they were agreed from, and the scores it gets.

I can take this back at any time on this page. Then Jubilee stops at once and tells Method Financial to stop. Scores fetched until then stay in my history until I remove them.`
