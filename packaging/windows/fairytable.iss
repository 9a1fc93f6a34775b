; The installer for Windows (Inno Setup 6). packaging/build.py calls it with the version and the
; folder that PyInstaller made:  iscc /DVersion=0.1.0 /DProgram=...\fairytable /O... fairytable.iss

#define Name "Fairytable"
#define Document "Fairytable.Game"

[Setup]
AppId={{3CC9DCDE-7D3C-4CA7-B29F-784874144AA3}
AppName={#Name}
AppVersion={#Version}
AppPublisher=The Fairytable authors
VersionInfoVersion={#Version}
DefaultDirName={autopf}\{#Name}
DefaultGroupName={#Name}
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
SetupIconFile=..\icons\fairytable.ico
UninstallDisplayIcon={app}\fairytable.exe
OutputBaseFilename=fairytable-{#Version}-windows-x86_64-setup
Compression=lzma2
SolidCompression=yes
ChangesAssociations=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"

[CustomMessages]
en.Game=Fairytable game
it.Game=Partita di Fairytable

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; what an older version had and this one has not
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Program}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\{#Name}"; Filename: "{app}\fairytable.exe"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\fairytable.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.fairytable"; ValueType: string; ValueData: "{#Document}"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\{#Document}"; ValueType: string; ValueData: "{cm:Game}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Document}\DefaultIcon"; ValueType: string; ValueData: "{app}\fairytable.exe,0"
Root: HKA; Subkey: "Software\Classes\{#Document}\shell\open\command"; ValueType: string; ValueData: """{app}\fairytable.exe"" ""%1"""

[Run]
Filename: "{app}\fairytable.exe"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent
