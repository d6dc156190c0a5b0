/** Icons that the first view of home does without; bundled with what imports them. */
export { ArrowLeft, Camera, Check, CircleAlert, CircleHelp, Clock, Copy, Download, Hourglass, ImagePlus, Info, Laptop, LayoutGrid, LockKeyhole, LogOut, Minus, Package, RotateCcw, Share2, ShieldCheck, Smartphone, Tags, TriangleAlert, Truck, UserRound } from 'lucide-react';
