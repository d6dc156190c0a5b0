/** Icons that the first view of home does without; bundled with what imports them. */
export { Camera, Check, CircleAlert, Clock, ImagePlus, Info, Laptop, LayoutGrid, Link, LockKeyhole, LogOut, Minus, Pencil, Share2, ShieldCheck, Smartphone, Tags, Trash2, TriangleAlert, UserRound } from 'lucide-react';
