import "./styles/app.css"

/** Lets the browser handle input between two steps. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

// The parts of the app, largest first, evaluated one by one; all of them are already being fetched.
await import("react-dom/client")
await pause()
await import("./lib/queries.ts")
await pause()
await import("./start.tsx")
