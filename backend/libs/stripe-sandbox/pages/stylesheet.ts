import { createHash } from 'node:crypto';

/** The styles of the sandbox's pages: the product's colors and its font, which the product serves, too. */
export const STYLESHEET = `
@font-face {
  font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap;
  src: url(/fonts/inter.woff2) format('woff2');
}
:root {
  color-scheme: light dark;
  --background: #f6f4ef; --surface: #fffdf9; --text: #1d2b2a; --muted: #566361; --line: #ddd8cc;
  --accent: #0d5c56; --on-accent: #ffffff; --notice: #fbe9cf; --on-notice: #5c3400; --danger: #a3271c;
  --radius: 16px;
}
@media (prefers-color-scheme: dark) {
  :root {
    --background: #0f1716; --surface: #172120; --text: #eaf0ee; --muted: #a5b3b0; --line: #2f3e3b;
    --accent: #6cc4b8; --on-accent: #06201d; --notice: #3a2a12; --on-notice: #f7cda2; --danger: #ff9d8f;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--background); color: var(--text);
  font: 1rem/1.5 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif;
}
.banner {
  padding: .625rem 1rem; text-align: center; font-weight: 600; text-wrap: balance;
  background: var(--notice); color: var(--on-notice);
}
.product { margin: 0 0 1.5rem; display: flex; align-items: center; gap: .625rem; font-weight: 700; letter-spacing: -.01em; }
.mark { width: 28px; height: 28px; }
main { max-width: 36rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; }
h1 { margin: 0 0 .25rem; font-size: 1.75rem; line-height: 1.2; letter-spacing: -.02em; }
h2 { margin: 0 0 .75rem; font-size: 1.125rem; line-height: 1.3; }
p { margin: 0 0 1rem; }
a { color: var(--accent); }
.lead, .hint { color: var(--muted); }
.hint { font-size: .875rem; }
.card {
  margin: 1.25rem 0 0; padding: 1.5rem; background: var(--surface);
  border: 1px solid var(--line); border-radius: var(--radius);
}
.card > :last-child { margin-bottom: 0; }
.amount { margin: 0; font-size: clamp(1.375rem, 5vw, 1.75rem); font-weight: 650; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
.status {
  display: inline-block; padding: .125rem .625rem; border: 1px solid var(--line); border-radius: 999px;
  font-size: .875rem; font-weight: 600; text-transform: capitalize;
}
.alert { padding: .75rem 1rem; border: 1px solid var(--danger); border-radius: 10px; color: var(--danger); font-weight: 600; }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: .5rem; font-weight: 600; }
.choice {
  display: flex; gap: .75rem; align-items: flex-start; margin-top: .5rem; padding: .75rem 1rem;
  border: 1px solid var(--line); border-radius: 10px; cursor: pointer;
}
.choice:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.choice input { margin: .3rem 0 0; accent-color: var(--accent); }
.choice .number { font-variant-numeric: tabular-nums; font-weight: 600; }
.choice span span { display: block; }
.field + fieldset { margin-top: 1.5rem; }
.field { display: block; margin-top: .75rem; }
.field span { display: block; margin-bottom: .25rem; font-size: .875rem; color: var(--muted); }
.field input, .field select {
  width: 100%; min-height: 44px; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: 10px;
  background: var(--background); color: var(--text); font: inherit;
}
.actions { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
.actions form { margin: 0; }
.actions .field { margin: .75rem 0; }
button, .button {
  display: inline-block; min-height: 44px; padding: .625rem 1.25rem; border: 1px solid var(--line); border-radius: 10px;
  background: transparent; color: var(--text); font: inherit; font-weight: 600; text-decoration: none; text-wrap: balance; cursor: pointer;
}
button:hover, .button:hover { border-color: var(--accent); }
.primary { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.danger { color: var(--danger); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .5rem .5rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left; }
.back { margin: 1.5rem 0 0; }
td { white-space: nowrap; }
td:last-child, th:last-child { padding-right: 0; text-align: right; }
.scroll { overflow-x: auto; }
@media (max-width: 30rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody { display: block; }
  tbody tr { display: grid; grid-template-columns: 1fr auto; gap: .125rem .75rem; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  td { padding: 0; border: 0; white-space: normal; overflow-wrap: anywhere; }
  td:nth-child(1), td:nth-child(4) { order: -1; font-weight: 600; }
  td:nth-child(2), td:nth-child(3) { font-size: .875rem; color: var(--muted); }
  td:nth-child(3) { text-align: right; }
}
`;

/** The Content-Security-Policy source of this stylesheet. */
export const STYLESHEET_SOURCE = `'sha256-${createHash('sha256').update(STYLESHEET).digest('base64')}'`;
