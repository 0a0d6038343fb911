/** The reason why iterations have copies of arrays. */
export const PRIVACY_REASON = 'iterations write these values before they read them, so each has its own';
