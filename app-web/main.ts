import "./styles/app.css"

/** One task of the browser after the other, so that none is long: whoever taps in between is heard. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

// What the app is made of, the largest first; all of it is fetched at the same time already.
await import("react-dom/client")
await pause()
await import("./lib/queries.ts")
await pause()
await import("./start.tsx")
