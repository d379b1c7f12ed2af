/** The one stylesheet of the sandbox's pages, in the colors of Jubilee and in both themes. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf6, #0f1713);
  --raised: light-dark(#ffffff, #16211b);
  --sunken: light-dark(#f3f1ea, #121c17);
  --line: light-dark(#e2ded2, #26352d);
  --field: light-dark(#8b8674, #6a7f73);
  --ink: light-dark(#14231c, #eef3ef);
  --ink-2: light-dark(#44534b, #b7c5bd);
  --brand: light-dark(#1b5e43, #5fbf93);
  --brand-ink: light-dark(#ffffff, #0b1a13);
  --gold-soft: light-dark(#f8ecd2, #33280f);
  --gold-ink: light-dark(#6d4609, #f2d79f);
  --danger: light-dark(#9b1c1c, #f19b94);
  --danger-soft: light-dark(#fbe6e4, #381816);
  --good-soft: light-dark(#e3efe8, #1a3227);
  --good-ink: light-dark(#0f3d2b, #bfe6d3);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 Inter, system-ui, sans-serif; overflow-wrap: break-word; }
.sandbox { margin: 0; padding: 0.625rem 1rem; background: var(--gold-soft); color: var(--gold-ink); text-align: center; font-size: 0.9375rem; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
main.narrow { max-width: 40rem; }
h1, h2, .price { font-family: Fraunces, Georgia, serif; font-weight: 560; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 0.5rem; letter-spacing: -0.01em; }
h2 { font-size: 1.125rem; line-height: 1.3; margin: 0 0 0.75rem; }
p { margin: 0 0 0.75rem; }
a { color: var(--brand); text-underline-offset: 0.2em; }
.back { display: inline-flex; align-items: center; min-height: 2.75rem; margin-bottom: 0.5rem; }
.brand { display: flex; align-items: center; gap: 0.5rem; font-weight: 700; margin: 0 0 1.5rem; }
.brand img { display: block; }
.quiet { color: var(--ink-2); }
.price { font-size: 2.25rem; line-height: 1.15; letter-spacing: -0.02em; margin: 0; font-variant-numeric: tabular-nums; }
.columns { display: grid; gap: 2rem; }
.card { background: var(--raised); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.25rem; margin: 0 0 1.25rem; }
dl.sums { margin: 1.5rem 0 0; border-top: 1px solid var(--line); }
dl.sums > div { display: flex; justify-content: space-between; gap: 1rem; padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
dl.sums dt, dl.sums dd { margin: 0; }
dl.sums dd { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
dl.sums .total { font-weight: 700; }
.field { margin: 0 0 1rem; min-width: 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
label { display: block; font-weight: 600; margin: 0 0 0.25rem; }
input { width: 100%; min-height: 2.875rem; padding: 0.5rem 0.75rem; font: inherit; color: var(--ink); background: var(--raised); border: 1px solid var(--field); border-radius: 0.5rem; }
input[readonly] { background: var(--sunken); }
input[aria-invalid] { border: 2px solid var(--danger); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
.hint { color: var(--ink-2); font-size: 0.875rem; margin: 0.25rem 0 0; }
.error { color: var(--danger); font-size: 0.9375rem; margin: 0.25rem 0 0; }
.alert { background: var(--danger-soft); border: 1px solid var(--danger); border-radius: 0.75rem; padding: 1rem 1.25rem; margin: 0 0 1.25rem; }
.alert ul { margin: 0; padding-left: 1.25rem; }
.alert a { color: var(--danger); display: inline-block; vertical-align: top; padding: 0.125rem 0; }
.notice { background: var(--good-soft); color: var(--good-ink); border-radius: 0.75rem; padding: 1rem 1.25rem; margin: 0 0 1.25rem; }
.notice p:last-child, .alert p:last-child, .card > p:last-child { margin-bottom: 0; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.875rem; padding: 0.5rem 1.25rem; font: inherit; font-weight: 600; text-decoration: none; color: var(--brand-ink); background: var(--brand); border: 1px solid var(--brand); border-radius: 0.5rem; cursor: pointer; }
button.wide { width: 100%; }
.button.quiet, button.quiet { color: var(--ink); background: var(--raised); border-color: var(--field); }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 1rem 0 0; }
.actions form { display: contents; }
.actions + .card { margin-top: 1.25rem; }
.tag { display: inline-block; padding: 0.125rem 0.625rem; border-radius: 1rem; font-size: 0.875rem; font-weight: 600; background: var(--good-soft); color: var(--good-ink); }
.tag.open { background: var(--gold-soft); color: var(--gold-ink); }
.tag.bad { background: var(--danger-soft); color: var(--danger); }
details { border: 1px solid var(--line); border-radius: 0.5rem; padding: 0 1rem; margin: 0 0 1.25rem; }
summary { min-height: 2.75rem; display: list-item; padding: 0.625rem 0; cursor: pointer; font-weight: 600; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; padding: 0.625rem 0.75rem 0.625rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
.amount { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; padding-right: 0; }
td a { display: inline-block; min-height: 1.5rem; }
code { font: 0.9375rem ui-monospace, monospace; white-space: nowrap; }
.rows { list-style: none; margin: 0; padding: 0; }
.rows li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 1rem; padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
.rows li:last-child { border-bottom: 0; padding-bottom: 0; }
.rows span { font-variant-numeric: tabular-nums; }
.links { display: flex; gap: 1.25rem; }
.rows.invoices li { display: grid; grid-template-columns: 1fr auto 5.5rem; align-items: center; }
.rows.invoices li > :nth-child(n + 4) { grid-column: 1 / -1; }
.rows.invoices .tag { justify-self: end; }
.mails td { overflow-wrap: anywhere; }
.mails td:last-child { min-width: 6.5rem; }
h1 + dl.sums dd { white-space: normal; overflow-wrap: anywhere; }
h2.apart { margin-top: 1.5rem; }
.letter { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--raised); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.25rem; margin: 0 0 1rem; }
@media (min-width: 52rem) {
  main { padding-top: 3rem; }
  .rows.invoices li { grid-template-columns: 1fr 5rem 6rem auto; }
  .rows.invoices li > :nth-child(2) { text-align: right; }
  .rows.invoices li > :nth-child(4) { grid-column: auto; }
  .columns { grid-template-columns: 1fr 1fr; gap: 4rem; }
}
`
