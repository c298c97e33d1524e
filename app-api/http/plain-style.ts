/** For the pages the server writes itself: the outbox, the simulated checkout and the documentation. */
export const plainStyle = `body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem }
h1, h2 { line-height: 1.2 }
h2 { margin-top: 2.5rem; font-size: 1.15rem }
pre { overflow: auto; max-height: 24rem; padding: .75rem; border: 1px solid #8884; border-radius: .5rem; font-size: .85rem }
code { font-family: ui-monospace, monospace; font-size: .9em }
article { margin: 1.5rem 0; padding: 0 1.25rem 1rem; border: 1px solid #8886; border-radius: .75rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem }
dt { opacity: .75 }
dd { margin: 0; overflow-wrap: anywhere }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 1px solid #8886; border-radius: .6rem; font: inherit; font-weight: 600; color: inherit; background: transparent; cursor: pointer }
button[value="pay"] { border-color: #6246e0; color: #fff; background: #6246e0 }
a { color: #6246e0; overflow-wrap: anywhere }
@media (prefers-color-scheme: dark) { a { color: #a996ff } }
`
