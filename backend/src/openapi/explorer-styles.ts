/** The look of the API explorer: the product's colors, in the light and in the dark, and less empty space. */
export const EXPLORER_STYLES = `
.swagger-ui { --accent: #0d5c56; --on-accent: #ffffff }
html.dark-mode .swagger-ui { --accent: #6cc4b8; --on-accent: #06201d }
.swagger-ui .topbar { display: none }
.swagger-ui .info { margin: 32px 0 24px }
.swagger-ui .info .description { max-width: 860px }
.swagger-ui .info blockquote { margin: 0 0 16px; padding: 4px 16px; border-left: 4px solid var(--accent) }
.swagger-ui .markdown code, .swagger-ui .renderedMarkdown code,
html.dark-mode .swagger-ui .markdown code, html.dark-mode .swagger-ui .renderedMarkdown code {
  color: var(--accent); overflow-wrap: anywhere
}
.swagger-ui .info a, html.dark-mode .swagger-ui .info a { color: var(--accent) }
.swagger-ui .btn.authorize, html.dark-mode .swagger-ui .btn.authorize {
  border-color: var(--accent); color: var(--accent)
}
.swagger-ui .btn.authorize svg, html.dark-mode .swagger-ui .btn.authorize svg { fill: var(--accent) }
.swagger-ui .btn.execute, html.dark-mode .swagger-ui .btn.execute {
  border-color: var(--accent); background: var(--accent); color: var(--on-accent)
}
.swagger-ui .body-param__text { min-height: 140px }
.swagger-ui .scheme-container { padding: 16px 0 }
@media (max-width: 600px) { .swagger-ui .info ol { padding-left: 20px } }
`;
