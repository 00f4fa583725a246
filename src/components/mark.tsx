/** The site's mark: a heading indicator with an aircraft on course. Decorative, the site's name stands beside it. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path
        d="M16 4.5v2M27.5 16h-2M16 27.5v-2M4.5 16h2"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".55"
      />
      <path
        fill="var(--color-accent)"
        transform="rotate(45 16 16)"
        d="M16 6c.9 0 1.5 1.1 1.5 2.4v4.4l7.3 4.9v1.9l-7.3-2.2v4.4l2.3 1.9v1.5L16 24.3l-3.8.9v-1.5l2.3-1.9v-4.4l-7.3 2.2v-1.9l7.3-4.9V8.4C14.5 7.1 15.100 6 16 6Z"
      />
    </svg>
  );
}
