import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The whole route table (spec 2). The two layouts carry the frame; a page decides nothing. */
export default [
  index('pages/root-gate-page.tsx'),
  layout('layout/public-layout.tsx', [
    route('landing', 'pages/landing-page.tsx'),
    route('login', 'pages/login-page.tsx'),
    route('forgot-password', 'pages/forgot-password-page.tsx'),
    route('reset-password', 'pages/reset-password-page.tsx'),
    route('verify-email', 'pages/verify-email-page.tsx'),
    route('privacy', 'pages/privacy-page.tsx'),
    route('terms', 'pages/terms-page.tsx'),
    route('pricing', 'pages/pricing-page.tsx'),
    route('welcome', 'pages/welcome-page.tsx'),
    route('*', 'pages/not-found-page.tsx'),
  ]),
  layout('layout/app-shell.tsx', [
    route('dashboard', 'pages/dashboard-page.tsx'),
    route('credit-monitor', 'pages/credit-monitor-page.tsx'),
    route('debt-tracker', 'pages/debt-tracker-page.tsx'),
    route('budgeting', 'pages/budgeting-page.tsx'),
    route('goals', 'pages/goals-page.tsx'),
    route('education', 'pages/education-page.tsx'),
    route('education/glossary', 'pages/glossary-page.tsx'),
    route('education/coach', 'pages/coach-rules-page.tsx'),
    route('education/:id', 'pages/article-page.tsx'),
    route('extra-income', 'pages/extra-income-page.tsx'),
    route('letters', 'pages/letters-page.tsx'),
    route('billing', 'pages/billing-page.tsx'),
    route('settings', 'pages/settings-page.tsx'),
    route('products', 'pages/products-page.tsx', { id: 'products' }),
    route('partners', 'pages/products-page.tsx', { id: 'partners' }),
    route('foundation', 'pages/foundation-page.tsx'),
    route('foundation/apply', 'pages/foundation-apply-page.tsx'),
    route('foundation/donate', 'pages/foundation-donate-page.tsx'),
    route('admin/jobs', 'pages/admin-jobs-page.tsx'),
  ]),
] satisfies RouteConfig
