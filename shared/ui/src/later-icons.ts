/** Icons that the first view of home does without; bundled with what imports them. */
export { Camera, Check, Info, Laptop, LayoutGrid, LockKeyhole, LogOut, Minus, Share2, ShieldCheck, Smartphone, Tags, TriangleAlert, UserRound } from 'lucide-react';
