/** Ridges with a road that climbs them and a truck on it; for the brand's dark ground, whatever the mode. */
export const RoadScene = () => (
  <svg
    aria-hidden="true"
    focusable="false"
    viewBox="0 0 600 300"
    width="100%"
    preserveAspectRatio="xMidYMax slice"
  >
    <path d="M0 210 90 120l50 52 90-112 88 104 52-58 92 96 60-44 78 62v80H0Z" fill="var(--ground-far)" />
    <path d="M0 260 110 172l76 60 110-96 104 110 74-52 126 90v16H0Z" fill="var(--ground-near)" />
    <path
      d="M210 300c10-34 150-30 150-62 0-24-92-22-84-60 2-12 12-20 20-40"
      fill="none"
      stroke="#f3f6f4"
      strokeWidth="9"
      strokeLinecap="round"
    />
    <path
      d="M210 300c10-34 150-30 150-62 0-24-92-22-84-60 2-12 12-20 20-40"
      fill="none"
      stroke="var(--ground)"
      strokeWidth="1.5"
      strokeDasharray="6 7"
      strokeLinecap="round"
    />
    <circle cx="470" cy="62" r="24" fill="none" stroke="var(--ground-sign)" strokeWidth="3" />
    <g
      transform="translate(316 206) rotate(-14)"
      fill="var(--ground)"
      stroke="#fff"
      strokeWidth="2.5"
      strokeLinejoin="round"
    >
      <path d="M0 0h34v22H0ZM37 6h11l7 8v8H37Z" />
      <circle cx="10" cy="24" r="5" />
      <circle cx="45" cy="24" r="5" />
    </g>
  </svg>
)
