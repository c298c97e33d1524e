/** Where the browser keeps the session. */
export const tokenKey = "auth_token"
