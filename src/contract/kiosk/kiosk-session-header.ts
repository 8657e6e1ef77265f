/** Names the session at a kiosk station that a request belongs to. */
export const KIOSK_SESSION_HEADER = 'fairlead-kiosk-session'
